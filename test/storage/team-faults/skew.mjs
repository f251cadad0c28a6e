// Loaded into a process before its own code: its clock is wrong by so many milliseconds, in its threads too. What is measured by performance.now() runs as it should.
const milliseconds = Number(process.env.HECTARE_TEST_SKEW ?? 0);
if (milliseconds !== 0) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + milliseconds);
      else super(...given);
    }
    static now() {
      return RealDate.now() + milliseconds;
    }
  };
}
