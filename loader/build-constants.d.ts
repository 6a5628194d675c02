/** What the build writes into the loader: the release, and where the chunks of each widget are. */
declare const __VERSION__: string;

/** The chunks' file names, without their ending. */
declare const __FILES__: readonly string[];

/** By widget, and by the extra names `api` and `bare`: indices into the files. The first is the entry, the rest it imports. */
declare const __CHUNKS__: Readonly<Record<string, readonly number[]>>;
