// The part of autocannon that the bench of the service uses; the package has no types.
declare module 'autocannon' {
  interface Latency {
    average: number;
    p50: number;
    p99: number;
    max: number;
  }
  interface Result {
    /** milliseconds */
    latency: Latency;
    requests: { average: number; total: number };
    throughput: { total: number };
    non2xx: number;
    errors: number;
    duration: number;
  }
  interface Options {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    requests?: { method?: string; path?: string; headers?: Record<string, string>; body?: string }[];
  }
  export default function autocannon(options: Options): Promise<Result> & { on(event: 'response', listener: () => void): void };
}
