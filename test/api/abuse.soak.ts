// The same with a million vertices.
import './abuse.test.ts';
