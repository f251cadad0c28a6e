import { describe, expect, test } from 'vitest';
import { Arguments } from '#cli/arguments.ts';
import { commands, type Command, type CommandName } from '#cli/commands.ts';
import { helpOf, overview } from '#cli/help.ts';
import { nearest } from '#cli/nearest.ts';
import { boxOf } from '#cli/pack.ts';
import { CommandFault } from '#cli/usage.ts';

const faultOf = (run: () => unknown): CommandFault => {
  try {
    run();
  } catch (error) {
    if (error instanceof CommandFault) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('options', () => {
  test.each<[CommandName, string[], string]>([
    ['monitor', ['a.kml', '--nam', 'x'], "hectare monitor has no option '--nam'. Did you mean --name? See: hectare help monitor"],
    ['convert', ['a', 'b', '--simplfy=3'], "hectare convert has no option '--simplfy'. Did you mean --simplify? See: hectare help convert"],
    ['serve', ['--quota', '5'], "hectare serve has no option '--quota'. Did you mean --quota-hectares? See: hectare help serve"],
    ['area', ['--frobnicate'], "hectare area has no option '--frobnicate'. See: hectare help area"],
    ['area', ['-j'], "hectare area has no option '-j'. See: hectare help area"],
    ['monitor', ['a', '--name'], '--name needs a value: --name NAME. See: hectare help monitor'],
    ['monitor', ['a', '--name', '--json'], '--name needs a value: --name NAME. See: hectare help monitor'],
    ['area', ['a', '--json=yes'], '--json takes no value; leave it out. See: hectare help area'],
  ])('%s %j: %s', (command, args, sentence) => {
    const fault = faultOf(() => new Arguments(command, args));
    expect([fault.message, fault.exitCode]).toEqual([sentence, 2]);
  });

  test('a number below zero is a value; numbers keep to their bounds; an empty value is a slip', () => {
    expect(new Arguments('pack', ['--bbox', '-60.2,-3.2,-60.1,-3.1', '--out', 'x']).text('bbox')).toBe('-60.2,-3.2,-60.1,-3.1');
    expect(faultOf(() => new Arguments('convert', ['a', 'b', '--simplify', '-5']).number('simplify', { from: 0, to: 10 })).message).toBe(
      '--simplify should be a number from 0 to 10, not “-5”. See: hectare help convert',
    );
    expect(
      faultOf(() => new Arguments('convert', ['a', 'b', '--precision', '1.5']).number('precision', { from: 0, to: 15, whole: true }))
        .message,
    ).toContain('a whole number from 0 to 15');
    expect(faultOf(() => new Arguments('monitor', ['a', '--data', '']).text('data')).message).toContain('--data is empty: --data DIR');
    expect(faultOf(() => new Arguments('serve', ['--commercial', '--non-commercial']).nonCommercial).message).toContain('not both');
  });
});

test.each(Object.keys(commands) as CommandName[])('the help of %s has every option with its text, and no line is too wide', (name) => {
  const command: Command = commands[name];
  const help = helpOf(command);
  expect(help).toMatch(new RegExp(`^hectare ${name}`));
  for (const [option, { value, text }] of Object.entries(command.options)) {
    expect(help).toContain(`  --${option}${value ? ` ${value}` : ''}`);
    expect(help.replaceAll(/\s+/g, ' ')).toContain(text.replaceAll(/\s+/g, ' '));
  }
  expect(help.split('\n').filter((line) => line.length > 220)).toEqual([]);
  expect(overview).toContain(`  hectare ${command.use}`);
});

test('the word that was meant: swaps, slips and beginnings; nothing when nothing is near', () => {
  expect(['mointor', 'chek', 'conv', 'serv', 'key', 'packs'].map((word) => nearest(word, Object.keys(commands)))).toEqual([
    'monitor',
    'check',
    'convert',
    'serve',
    'keys',
    'pack',
  ]);
  expect(['frobnicate', 'x', ''].map((word) => nearest(word, Object.keys(commands)))).toEqual([null, null, null]);
});

describe('--bbox', () => {
  test('four numbers, also over the antimeridian', () => {
    expect(boxOf('-60.2, -3.2,-60.1,-3.1')).toEqual([-60.2, -3.2, -60.1, -3.1]);
    expect(boxOf('179.9,-17,-179.9,-16')).toEqual([179.9, -17, -179.9, -16]);
  });
  test.each([
    ['1,2,3', 'has 3 numbers'],
    ['1,2,,4', 'has “”'],
    ['34.9;0.9;35.1;1.1', 'has 1 number '],
    ['34,9,0,9,35,1,1,1', 'has 8 numbers'],
    ['1e3,2,3,4', '“1e3”'],
    ['0x10,2,3,4', '“0x10”'],
    ['200,0,201,1', 'west = 200'],
    ['0.9,134.9,1.1,135.1', 'south = 134.9'],
    ['1,3,2,2', 'south (3) not below its north (2)'],
    ['1,2,1,3', 'no width'],
    ['10,0,-170,1', 'more than a quarter'],
  ])('%s: %s', (text, words) => {
    const { message } = faultOf(() => boxOf(text));
    expect(message).toContain(words);
    expect(message).toMatch(/^--bbox .*for example --bbox 34\.9,0\.9,35\.1,1\.1$/);
  });
});
