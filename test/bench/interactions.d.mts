export const interactions: readonly { name: string }[];
