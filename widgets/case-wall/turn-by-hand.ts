/**
 * Hears how far a finger or the mouse drags an element sideways, in CSS pixels.
 * @returns whether it is being held
 */
export function turnByHand(element: HTMLElement, drag: (pixels: number) => void, signal: AbortSignal): () => boolean {
  let grip: number | undefined;
  const take = ({ button, clientX, pointerId }: PointerEvent) => {
    if (button !== 0) return;
    grip = clientX;
    element.setPointerCapture(pointerId);
  };
  const move = ({ clientX }: PointerEvent) => {
    if (grip === undefined) return;
    const pixels = clientX - grip;
    grip = clientX;
    drag(pixels);
  };
  const leave = () => {
    grip = undefined;
    drag(0);
  };
  element.addEventListener('pointerdown', take, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', leave, { signal });
  element.addEventListener('pointercancel', leave, { signal });
  return () => grip !== undefined;
}
