import { homeBanner } from '../../../contract/constants.ts';
import { createSheet } from '../runtime/sheet.ts';

export const carouselSheet = createSheet(
  'carousel',
  (css) => css`
    .carousel { position: relative; }
    .swiper { position: relative; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; }
    .swiper::-webkit-scrollbar { display: none; }
    .swiper-wrapper { display: flex; width: 100%; height: 100%; }
    .swiper-slide { position: relative; flex: 0 0 100%; min-width: 0; scroll-snap-align: start; }
    .carousel.live .swiper { overflow: hidden; scroll-snap-type: none; touch-action: pan-y; }
    .carousel.live .swiper-wrapper { transition-property: transform; }
    .carousel.fade.live .swiper-wrapper { display: grid; }
    .carousel.fade.live .swiper-slide { grid-area: 1 / 1; opacity: 0; transition: opacity ${homeBanner.fade}ms; }
    .carousel.fade.live .swiper-slide:not([inert]) { z-index: 1; opacity: 1; }
    .controls { display: flex; align-items: center; gap: 4px; visibility: hidden; }
    .carousel.live .controls { visibility: visible; }
    .controls button { width: 44px; height: 44px; display: grid; place-items: center; border-radius: 50%; }
    .controls .dot { width: 28px; }
    .controls .dot::before {
      content: ""; width: 20px; height: 3px; border-radius: 2px; background: currentcolor; opacity: .4;
      transition: opacity .2s, background .2s;
    }
    .controls .dot[aria-current="true"]::before { background: var(--accent); opacity: 1; }
  `,
);
