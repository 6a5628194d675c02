/** Swiper's core in a chunk of its own, fetched when a carousel is near the screen. */
import Swiper from 'swiper';

export { Swiper };
