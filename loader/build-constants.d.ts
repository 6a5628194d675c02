/** The release's name, which the build writes into the loader. It is all that the loader knows of what was built. */
declare const __RELEASE__: string;
