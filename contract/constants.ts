/** Numbers that the product's specification fixes (section 9). Times in milliseconds, widths in CSS pixels. */
export const toastDuration = 1000;
export const homeBanner = { interval: 5000, fade: 500, height: 720, phoneHeight: 320 };
/** The carousel of industries, on the home page and as the banner of the solutions. */
export const solutionBanner = { interval: 8000, height: 680, phoneHeight: 320 };
/** The most customers' logos of an industry there (section 2). */
export const industryLogos = 3;
/** How many logos stand side by side, from which width on. */
export const logoWall = [
  { from: 0, columns: 2 },
  { from: 375, columns: 3 },
  { from: 900, columns: 4 },
  { from: 1200, columns: 5 },
  { from: 1400, columns: 6 },
];
/** Rows of logos, one above the other. */
export const logoRows = { desktop: 2, phone: 4 };
export const carouselInterval = 8000;
/** Products side by side on a desktop. */
export const productColumns = 3;
/** How wide the list of a page's anchors is, beside it on a desktop. */
export const anchorListWidth = 280;
/** Cases side by side in a list. */
export const caseColumns = { desktop: 3, phone: 2 };
/** Cases side by side in a carousel, where there are as many; where there are more, it has arrows too. */
export const caseSlides = 3;
/** Lines that a description has at most. */
export const descriptionLines = 6;
export const phoneBreakpoint = 768;
export const lazyMargin = 100;
/** The average lightness from which a picture is light (section 4). */
export const lightFrom = 0.8;
export const imageScale = 1.5;
/** How long a call may go without an answer, and a lead wait for what only tells devices apart. */
export const callDeadline = 20_000;
export const deviceIdWait = 2000;
/** How long a link to a file behind a form serves. */
export const linkLifetime = 10 * 60_000;
/** How long a browser takes such a link for good: its clock started later than the server's. */
export const linkTrust = linkLifetime - 30_000;
/** A large file on iOS: how long its toast is seen, and when the browser goes there (section 8). */
export const largeFile = { toast: 3000, navigate: 300 };
export const newsPageSize = 9;
export const pageSize = { standard: 10, most: 100 };
export const defaultMark = 'cn';

/** The page of a form. Every widget may lead to it, and a bare one fetches no other address: see addresses.ts. */
export function toFormPath<Id extends number | string | undefined>(id: Id) {
  return `/form/${id}` as const;
}

export const supplierPortalAddress = '/go1688';

/** The consult form that a page opens when it names none: 1 for cn, 14008 under /go1688, 4001 otherwise. */
export function defaultFormId(mark: string, path: string): number {
  if (mark !== defaultMark) return 4001;
  return `${path}/`.startsWith(`${supplierPortalAddress}/`) ? 14008 : 1;
}

/** The id of the script element that holds the facts of a rendered page as JSON. */
export const pageDataId = 'vt-page';

/** The site's icon among the content's files, which every server of ours has. */
export const siteIcon = '/files/icons/favicon.svg';
