/** What moves slides sideways. */
export interface Drive {
  /** Goes to a slide; nothing happens when it is there. */
  to(index: number): void;
  stop(): void;
}

interface DriveOptions {
  at: number;
  /** Without motion. */
  still: boolean;
  tell(index: number): void;
}

export type CreateDrive = (frame: HTMLElement, options: DriveOptions) => Drive;
