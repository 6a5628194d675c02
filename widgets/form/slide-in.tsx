import { overlaySheet } from '../kit/components/overlay.style.ts';
import { Modal as Dialog } from './modal.tsx';
import { slideInSheet } from './slide-in.style.ts';

export const sheets = [overlaySheet, slideInSheet];

/** The modal at the side of the screen, which only its own sheet puts there. */
export const Modal = Dialog;
