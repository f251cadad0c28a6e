// The same, with a file of 40 MB.
import './measure-in-pieces.test.ts';
