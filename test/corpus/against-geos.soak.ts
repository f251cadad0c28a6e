// The same, and shapes that are new with every run.
import './against-geos.test.ts';
