/** Something that has only what a test needs of it; a test that needs more fails. */
export function stub<T extends object>(parts: Partial<T>): T {
  return new Proxy(parts, {
    get(target, name, receiver): unknown {
      if (!(name in target)) throw new Error(`the test gives no ${String(name)}`);
      return Reflect.get(target, name, receiver);
    },
  }) as T;
}
