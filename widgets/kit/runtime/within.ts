/**
 * The promise, or a failure once it has kept its caller waiting for too long: what hangs never fails by itself.
 * @param milliseconds on an ordinary timer, since AbortSignal.timeout() would need what some browsers lack to be joined
 */
export async function within<Value>(milliseconds: number, promise: Value | Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`No answer within ${milliseconds / 1000} s`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
