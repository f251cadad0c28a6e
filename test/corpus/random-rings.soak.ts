// The same, and rings that are new with every run.
import './random-rings.test.ts';
