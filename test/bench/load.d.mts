interface Request {
  method?: string;
  address: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Load {
  port: number;
  request: string | string[];
  connections: number;
  /** How long to ask, or how many answers to ask for. */
  milliseconds?: number;
  most?: number;
  status?: number;
}

export function writeRequest(request: Request): string;
export function startClient(): {
  load(task: Load): Promise<{ perSecond: number; answers: number; wrong: number }>;
  stop(): void;
};
export function median(numbers: number[]): number;
