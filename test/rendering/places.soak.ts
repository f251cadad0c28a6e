// The same tests at every corner and more zooms.
import './places.test.ts';
