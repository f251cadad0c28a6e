// The same for a third of the files.
import './foreign-parcels.test.ts';
