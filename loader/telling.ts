/** What of a tag says which content it shows. The rest, such as what a page knows of its visitor, is not for others. */
export const telling = /^(?!data-)([a-z]+-(id|size)|address|filters|heading|mode|q|test)$/;
