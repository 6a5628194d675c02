import { createSheet } from '../runtime/sheet.ts';
import { below, bright } from '../styles/tokens.ts';

/** The words' place is the left; pictures are cropped so that their right side stays. */
export const backdropSheet = createSheet(
  'backdrop',
  (css) => css`
    .backdrop {
      --veil: var(--night); --focus: ${bright}; position: relative; isolation: isolate; overflow: hidden; background: var(--veil);
      color: ${bright};
    }
    .backdrop.light { --veil: var(--paper); --focus: var(--ink); color: var(--ink); }
    .backdrop > picture { display: contents; }
    .backdrop > img, .backdrop > picture img {
      position: absolute; inset: 0; z-index: -2; width: 100%; height: 100%; object-fit: cover; object-position: 70% 50%;
    }
    .backdrop::before {
      content: ""; position: absolute; inset: 0; z-index: -1;
      background: linear-gradient(
        90deg, color-mix(in srgb, var(--veil) 80%, transparent), color-mix(in srgb, var(--veil) 66%, transparent) 50%,
        color-mix(in srgb, var(--veil) 0%, transparent) 75%
      );
    }
    ${below.desktop} {
      .backdrop::before {
        background: linear-gradient(
          90deg, color-mix(in srgb, var(--veil) 80%, transparent), color-mix(in srgb, var(--veil) 66%, transparent) 70%,
          color-mix(in srgb, var(--veil) 10%, transparent)
        );
      }
    }
    ${below.tablet} {
      .backdrop.phone-dark { --veil: var(--night); --focus: ${bright}; color: ${bright}; }
      .backdrop.phone-light { --veil: var(--paper); --focus: var(--ink); color: var(--ink); }
      .backdrop::before {
        background: linear-gradient(
          90deg, color-mix(in srgb, var(--veil) 76%, transparent), color-mix(in srgb, var(--veil) 66%, transparent) 84%,
          color-mix(in srgb, var(--veil) 40%, transparent)
        );
      }
    }
    @media print {
      .backdrop, .backdrop.light, .backdrop.phone-dark, .backdrop.phone-light { --veil: transparent; color: var(--ink); }
      .backdrop > :is(img, picture), .backdrop::before { display: none; }
    }
    @media (forced-colors: active) {
      .backdrop::before { display: none; }
    }
  `,
);
