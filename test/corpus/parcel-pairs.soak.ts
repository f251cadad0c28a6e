// The same among 100,000 parcels.
import './parcel-pairs.test.ts';
