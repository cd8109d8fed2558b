import { expect, test } from 'vitest';
import { said } from './catalogue';

test('comments stay with those who write them; what is said stays as it is', () => {
  const text = '# Of the page\n\na = One\n\n## more\nb =\n    #two { $x }\n\n    three\n\nc = Four\n';
  expect(said(text)).toBe('a = One\nb =\n    #two { $x }\n\n    three\nc = Four\n');
});
