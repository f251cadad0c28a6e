/** Web-standard names that the pure folders may use; every runtime that Hectare has (Node, window, worker) knows them. */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: ArrayBufferView | ArrayBuffer, options?: { stream?: boolean }): string;
}
declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
declare class MessageChannel {}
interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
  addEventListener(name: 'abort', listener: () => void): void;
}
declare function structuredClone<T>(value: T): T;
