import type { ObjectPlace } from '#service/objects/objects.ts';
import type { Arguments } from './arguments.ts';
import { CommandFault } from './usage.ts';

/** Where a team keeps contents of files: s3://bucket/prefix, or file:///folder. Credentials in it are refused: every program of this computer reads command lines. */
export function objectPlace(read: Arguments): ObjectPlace | undefined {
  const [address, endpoint, region] = [read.text('objects'), read.text('objects-endpoint'), read.text('objects-region')];
  if (address === undefined) {
    read.refuse(['objects-endpoint', 'objects-region'], 'is for --objects; leave it out, or add that');
    return undefined;
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (
    !url ||
    !((url.protocol === 's3:' && url.hostname !== '') || (url.protocol === 'file:' && url.hostname === '')) ||
    url.search ||
    url.hash
  )
    throw new CommandFault('--objects should be an address such as s3://bucket/prefix, or file:///folder.');
  const other = endpoint !== undefined && URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (endpoint !== undefined && !(other && /^https?:$/.test(other.protocol)))
    throw new CommandFault('--objects-endpoint should be an address such as https://s3.example.org.');
  if ([url, other].some((one) => one && (one.username !== '' || one.password !== '')))
    throw new CommandFault(
      'An address of objects has a name or password in it, which every program of this computer can read. Leave it out, and put it into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or where else the AWS SDK looks.',
    );
  return { address, ...(endpoint === undefined ? {} : { endpoint }), ...(region === undefined ? {} : { region }) };
}
