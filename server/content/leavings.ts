/**
 * What editors, version control and systems leave in a folder beside its content: the text as it was (`x.md~`,
 * `x.md.bak`, `x.md.orig`), what is not saved yet (`#x.md#`, `x.md.swp`), what a patch could not place (`x.md.rej`), locks
 * (`~$x.docx`, `.#x.md`), and what file managers note of a folder.
 */
const leaving = /^(?:\.|~\$)|~$|\.(?:bak|orig|rej|swp|tmp)$|^#.*#$|^(?:thumbs\.db|desktop\.ini)$/i;

/** Whether a path, with forward slashes, is none of the content, or stands below what is none. */
export const isLeaving = (name: string): boolean => name.split('/').some((part) => leaving.test(part));

/** Whether it changes nothing. Two dots are Kubernetes' own, swapped as a whole, and lead to the content. */
export const isNoChange = (name: string): boolean => isLeaving(name.replace(/(?<=^|\/)\.\.[^/]*/g, ''));
