/** What the build writes into the loader. */

/** The release's name. */
declare const __VERSION__: string;

/** Every chunk's file without its ending, the kit's first, e.g. `form.b2dxbx`: the name of the widget (or of what is shared), and a hash. */
declare const __FILES__: readonly string[];

/** For each file, the files that it imports beside the kit, as indices; nothing for those that are only imported. */
declare const __IMPORTS__: readonly (readonly number[] | undefined)[];
