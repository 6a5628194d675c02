/** The example applications: their names, their folders, and whether what they need is there. */
export declare const examples: readonly { name: string; folder: string; isInstalled(): boolean }[];
