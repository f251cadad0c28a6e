// The same, and rings that are new with every run.
import './large-rings.test.ts';
