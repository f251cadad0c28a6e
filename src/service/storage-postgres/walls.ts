/** Tables whose rows name their account, and those whose rows name their project. */
const ofAccount = ['account', 'api_key', 'projects', 'audit'];
const ofProject = ['shapes', 'job', 'collected', 'collected_file', 'part', 'bin'];
/** Read once for a statement; null, which lets nothing through, where a transaction says nothing. */
const account = "(SELECT current_setting('hectare.account', true))";

/** For a table whose rows name their project. */
export const wallOfProject = (table: string): string => `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON ${table} USING (${account} = '*' OR EXISTS (SELECT 1 FROM projects WHERE projects.id = ${table}.project_id));`;

/**
 * The second wall, behind the conditions of each statement: a transaction sees and changes the rows of the account that it names, or of all where it says so. It holds
 * for every user of the database but the owner of the tables.
 */
export const walls = `
${ofAccount
  .map(
    (table) => `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON ${table} USING (${account} IN (user_id, '*'));`,
  )
  .join('\n')}
${ofProject.map(wallOfProject).join('\n')}`;
