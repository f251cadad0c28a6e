// The same tests with more than twice as many shapes.
import './crowd.test.ts';
