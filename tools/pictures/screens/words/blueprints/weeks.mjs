/** The weeks of a plan, in both languages. */
export const weeks = (list) => list.map((week) => `第${week}周 | Week ${week}`);
