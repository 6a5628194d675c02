import { addresses } from '../../contract/addresses.ts';

/** The address that opens the page of the solutions at an industry, by its place from 0 on: `#1` is the first. */
export const industryPath = (index: number) => `${addresses.solutions}#${index + 1}`;
