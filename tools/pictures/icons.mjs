import { ink, vermilion } from './kit/colour.mjs';

/** 48 × 48, a 1.5 px line in ink and one stroke in the accent. Each row: the ink's path, the accent's path. */
const lines = {
  'category-erp': ['M8 14l16-7 16 7-16 7zM8 24l16 7 16-7', 'M8 34l16 7 16-7'],
  'category-hcm': ['M24 8a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM12 40v-5c0-6 5-10 12-10s12 4 12 10v5', 'M19 33l4 4 7-8'],
  'category-scm': ['M7 16l12-6 12 6v14l-12 6-12-6zM7 16l12 6 12-6M19 22v14', 'M36 14h5v20h-5'],
  'category-finance': ['M8 40h32M12 40V24h6v16M21 40V16h6v24M30 40V28h6v12', 'M9 17l11-9 9 6 10-8'],
  'product-production': ['M7 40V22l10 6v-6l10 6V10h5l2 30zM7 40h34', 'M14 34h4M23 34h4'],
  'product-projects': ['M8 10h32M8 10v30h32V10M8 18h32M15 25h10M21 32h14', 'M24 14v26'],
  'product-assets': [
    'M24 8v6M24 34v6M8 24h6M34 24h6M12.7 12.7l4.2 4.2M31.1 31.1l4.2 4.2M12.7 35.3l4.2-4.2M31.1 16.9l4.2-4.2M24 14a10 10 0 1 0 0 20a10 10 0 1 0 0-20z',
    'M20 24l3 3 5-6',
  ],
  'product-core-hr': ['M10 8h28v32H10zM24 15a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM17 33c0-4 3-6 7-6s7 2 7 6', 'M20 8V5h8v3'],
  'product-pay-time': ['M24 8a16 16 0 1 0 0 32a16 16 0 1 0 0-32zM24 14v10', 'M24 24l8 5'],
  'product-talent': ['M8 40h8v-9H8zM20 40h8V23h-8zM32 40h8V15h-8z', 'M8 22L32 7m0 0h-7m7 0v7'],
  'product-procurement': [
    'M7 9h5l5 22h19l5-16H14M19 36a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM33 36a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z',
    'M22 23l4 4 7-8',
  ],
  'product-supplier-network': [
    'M24 18a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM10 7a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM38 7a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM10 33a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM13 14l6.5 6M35 14l-6.5 6M13 34l6.5-6',
    'M28.5 28l6.5 6m3-1a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
  ],
  'product-warehouse': ['M6 40V17L24 8l18 9v23M14 40V24h20v16M14 32h20', 'M24 24v16'],
  'product-finance': ['M11 7h26v34H11zM17 15h14M17 22h14', 'M17 33l4 0 3-5 3 8 2-3h3'],
  'product-expense': ['M12 7h24v34l-4-3-4 3-4-3-4 3-4-3-4 3zM18 16h12M18 23h8', 'M30 30h-6'],
  'product-insight': ['M8 8v32h32M15 33V23M22 33V17M29 33V25', 'M15 15l9-5 8 7 8-9'],
  'industry-manufacturing': [
    'M20.8 10.9L21.4 6.7L26.6 6.7L27.2 10.9L31.1 12.5L34.4 9.9L38.1 13.6L35.5 16.9L37.1 20.8L41.3 21.4L41.3 26.6L37.1 27.2L35.5 31.1L38.1 34.4L34.4 38.1L31.1 35.5L27.2 37.1L26.6 41.3L21.4 41.3L20.8 37.1L16.9 35.5L13.6 38.1L9.9 34.4L12.5 31.1L10.9 27.2L6.7 26.6L6.7 21.4L10.9 20.8L12.5 16.9L9.9 13.6L13.6 9.9L16.9 12.5Z',
    'M24 18.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z',
  ],
  'industry-retail': [
    'M8 19v21h32V19M6 19l4-11h28l4 11M6 19c0 3 2 5 4.5 5s4.5-2 4.5-5c0 3 2 5 4.5 5s4.5-2 4.5-5c0 3 2 5 4.5 5s4.5-2 4.5-5c0 3 2 5 4.5 5s4.5-2 4.5-5',
    'M20 40V31h8v9',
  ],
  'industry-energy': [
    'M24 23v19M18 42h12M24 20a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM22 21C13 18 9 13 8 9c5 0 11 4 14 10M26 24c4 8 9 10 13 10 0-4-4-9-11-12',
    'M24 20c-2-7 0-12 3-15 2 4 2 10-1 15',
  ],
  'industry-pharma': [
    'M12.5 35.5a8.5 8.5 0 0 1 0-12l11-11a8.5 8.5 0 0 1 12 12l-11 11a8.5 8.5 0 0 1-12 0z',
    'M18 18l12 12',
  ],
  'industry-logistics': [
    'M6 12h22v22H6zM28 19h8l6 8v7H28M13 34a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM35 34a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z',
    'M11 19h11',
  ],
  'industry-construction': [
    'M8 41h32M13 41V9h10v32M23 19h12v22M17 15h2M17 22h2M17 29h2M28 25h2M28 32h2',
    'M13 9l10-3v3',
  ],
  'advantage-one-ledger': [
    'M9 11c0-3 7-5 15-5s15 2 15 5-7 5-15 5-15-2-15-5zM9 11v13c0 3 7 5 15 5s15-2 15-5V11',
    'M9 24v13c0 3 7 5 15 5s15-2 15-5V24',
  ],
  'advantage-industry': ['M24 6l16 9v18l-16 9-16-9V15zM24 24l16-9M24 24v18', 'M24 24L8 15'],
  'advantage-delivery': ['M9 41V7M9 10h24l-5 7 5 7H9', 'M17 41h4m4 0h4m4 0h6'],
  'advantage-service': ['M8 30v-6a16 16 0 0 1 32 0v6M8 27h6v10H8zM34 27h6v10h-6z', 'M37 37c0 4-4 5-10 5'],
  'function-plan': ['M8 11h32v29H8zM8 19h32M16 7v8M32 7v8', 'M16 30h8m4 0h4'],
  'function-order': ['M11 7h19l7 7v27H11zM30 7v7h7M17 21h14M17 28h14', 'M17 35h8'],
  'function-quality': ['M24 6l15 5v12c0 9-6 15-15 19C15 38 9 32 9 23V11z', 'M17 24l5 5 9-10'],
  'function-cost': ['M24 7a17 17 0 1 0 17 17H24z', 'M29 5a14 14 0 0 1 14 14H29z'],
  'function-approve': ['M8 40h24V8H8zM14 16h12M14 23h8', 'M23 33l6 6 12-14'],
  'function-report': ['M8 8h32v24H8zM24 32v8M16 41h16', 'M14 25l7-7 5 4 8-8'],
  'function-mobile': ['M14 5h20v38H14zM21 38h6', 'M19 20l4 4 7-8'],
  'function-contract': ['M10 7h22v20M10 7v34h14M16 15h10M16 22h10', 'M27 41l2-7 11-11 5 5-11 11z'],
  'function-people': [
    'M18 10a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM6 40v-4c0-6 5-9 12-9s12 3 12 9v4',
    'M31 11a6 6 0 0 1 0 11M35 28c4 1 7 4 7 8v4',
  ],
  'function-link': [
    'M20 28l-5 5a6 6 0 0 1-9-9l8-8a6 6 0 0 1 9 0M28 20l5-5a6 6 0 0 1 9 9l-8 8a6 6 0 0 1-9 0',
    'M19 29l10-10',
  ],
  'blueprint-process': ['M6 10h12v9H6zM30 10h12v9H30zM30 30h12v9H30zM18 14h12M36 19v11', 'M30 35H12V19'],
  'blueprint-data': [
    'M10 12c0-3 6-5 14-5s14 2 14 5-6 5-14 5-14-2-14-5zM10 12v24c0 3 6 5 14 5s14-2 14-5V12',
    'M10 24c0 3 6 5 14 5s14-2 14-5',
  ],
  'blueprint-roadmap': [
    'M8 40c10 0 4-12 14-12s4-12 14-12M8 37a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM22 25a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
    'M36 18V6h8l-2 3 2 3h-8',
  ],
  'contact-phone': [
    'M14 7l6 9-4 5c2 5 6 9 11 11l5-4 9 6c0 4-3 7-7 7C20 41 7 28 7 14c0-4 3-7 7-7z',
    'M29 8c6 1 10 5 11 11',
  ],
  'contact-mail': ['M6 11h36v26H6z', 'M6 12l18 14 18-14'],
  'contact-place': ['M24 43S38 30 38 19a14 14 0 0 0-28 0c0 11 14 24 14 24z', 'M24 14a5 5 0 1 0 0 10a5 5 0 1 0 0-10z'],
  'contact-clock': ['M24 7a17 17 0 1 0 0 34a17 17 0 1 0 0-34z', 'M24 14v10h8'],
};

const draw = ([main, accent]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${main}"/><path d="${accent}" stroke="${vermilion}"/></svg>\n`;

/** File name without its ending → SVG. */
export const icons = Object.fromEntries(Object.entries(lines).map(([name, paths]) => [`icons/${name}`, draw(paths)]));
