/** Swiper's core in a chunk of its own, fetched when a carousel is near the screen. */
export { default as Swiper } from 'swiper';
