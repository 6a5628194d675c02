export const engines: readonly {
  name: string;
  title: string;
  find(): string | undefined;
  install: string;
  main?: true;
}[];
