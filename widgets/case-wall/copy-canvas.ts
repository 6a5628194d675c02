/** What a browser that draws on the processor calls its device. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether a context draws on the processor. Chromium names its device only when asked by the extension. */
export function drawsOnProcessor(context: WebGL2RenderingContext): boolean {
  const name = String(context.getParameter(context.RENDERER));
  if (name !== 'WebKit WebGL') return software.test(name);
  const extension = context.getExtension('WEBGL_debug_renderer_info');
  return extension !== null && software.test(String(context.getParameter(extension.UNMASKED_RENDERER_WEBGL)));
}

/** Shows in a plain canvas what was drawn in one that is not in the page. */
export interface Copy {
  /** Asks for what has just been drawn. */
  take(): void;
  /** Whether it is still on its way; shows it when it has come. */
  isComing(): boolean;
}

/**
 * To show a WebGL canvas, a browser without a graphics card waits until it is drawn and says so in the console. Here it
 * is asked for, and taken when it is there. The picture stands on its head, which the sheet turns over.
 */
export function createCopy(context: WebGL2RenderingContext, frame: HTMLElement): Copy | undefined {
  const shown = document.createElement('canvas');
  const target = shown.getContext('2d');
  const buffer = context.createBuffer();
  if (!target || !buffer) return undefined;
  shown.className = 'copy';
  frame.append(shown);
  let sync: WebGLSync | null = null;
  let size = { width: 0, height: 0 };
  let bytes = new Uint8ClampedArray();
  return {
    take() {
      const { width, height } = context.canvas;
      context.bindBuffer(context.PIXEL_PACK_BUFFER, buffer);
      if (width !== size.width || height !== size.height) {
        size = { width, height };
        bytes = new Uint8ClampedArray(width * height * 4);
        context.bufferData(context.PIXEL_PACK_BUFFER, bytes.length, context.STREAM_COPY);
      }
      context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, 0);
      context.bindBuffer(context.PIXEL_PACK_BUFFER, null);
      sync = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
      context.flush();
    },
    isComing() {
      if (!sync) return false;
      if (context.clientWaitSync(sync, 0, 0) === context.TIMEOUT_EXPIRED) return true;
      context.deleteSync(sync);
      sync = null;
      context.bindBuffer(context.PIXEL_PACK_BUFFER, buffer);
      context.getBufferSubData(context.PIXEL_PACK_BUFFER, 0, bytes);
      context.bindBuffer(context.PIXEL_PACK_BUFFER, null);
      divideByAlpha(bytes);
      // A new size empties a canvas: only once there is what to fill it with.
      if (shown.width !== size.width || shown.height !== size.height) Object.assign(shown, size);
      target.putImageData(new ImageData(bytes, size.width, size.height), 0, 0);
      return false;
    },
  };
}

/** A WebGL canvas has its colours times their alpha; a picture has them as they are. */
function divideByAlpha(bytes: Uint8ClampedArray): void {
  for (let at = 0; at < bytes.length; at += 4) {
    const alpha = bytes[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let each = at; each < at + 3; each += 1) bytes[each] = ((bytes[each] ?? 0) * 255) / alpha;
  }
}
