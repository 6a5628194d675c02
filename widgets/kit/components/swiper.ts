import Swiper from 'swiper';
import type { CreateDrive } from './drive.ts';

/** Milliseconds that a slide takes to move sideways. */
const slideSpeed = 500;

/** Moves slides by Swiper's core, in a chunk of its own. The style sheet says how wide a slide is, before and after. */
export const createSwiperDrive: CreateDrive = (frame, { at, still, tell }) => {
  frame.scrollLeft = 0;
  frame.classList.add('driven');
  const swiper = new Swiper(frame, {
    wrapperClass: 'track',
    slideClass: 'slide',
    slidesPerView: 'auto',
    speed: still ? 0 : slideSpeed,
    initialSlide: at,
    simulateTouch: false,
    on: { slideChange: ({ activeIndex }) => tell(activeIndex) },
  });
  return {
    to: (index) => swiper.activeIndex !== index && swiper.slideTo(index),
    stop: () => {
      swiper.destroy(true, true);
      frame.classList.remove('driven');
    },
  };
};
