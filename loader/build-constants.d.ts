/** The release's name, which the build writes into the loader. It is all that the loader knows of what was built. */
declare const __RELEASE__: string;

/** The hash of each file of the release by its path, SHA-256 as base64, which the build writes into the sealed loader. */
declare const __FILES__: Readonly<Record<string, string>>;
