/** The open data that the embedded service reads, and whether each source still answers. */
export const sources = {
  title: 'Data sources',
  intro: 'The open data that the embedded service computes from. A check asks every source once; nothing about your land is sent.',
  check: 'Check now',
  checking: 'Asked {done} of {all} sources',
  stop: 'Stop',
  stopped: 'The check was stopped.',
  result: '{answered} answered as expected · {failed} failed · {left} not asked',
  unchecked: 'Not checked since Hectare was started.',
  offline: 'No source was asked: Hectare works offline. Turn off Stay offline under Project, Background collection, and check again.',
  unreachable:
    'No source can be reached. Look at the network of this computer: a sign-in page, a VPN, a proxy or a firewall. Then check again.',
  loading: 'Loading the sources …',
  list: 'Data sources',
  for: 'Needed for {products}',
  last: 'Last answer {time}',
  never: 'No answer on this computer yet',
  without: 'Without it: {loss}',
  newer: 'Its publisher lists {newest}. This Hectare reads {version}, so that figures stay comparable, until it is updated.',
  state: { asking: 'asking', answered: 'answers', failed: 'failed', 'not-asked': 'not asked' },
};
