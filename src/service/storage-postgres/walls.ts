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

/** Read once for a statement; nothing where a transaction does not say it. */
const collections = "(SELECT current_setting('hectare.collections', true))";
const ofKey = `(SELECT string_to_array(current_setting('hectare.collections', true), ','))::text[]`;
const isWhole = `${collections} = '*'`;

/**
 * Behind a key of some collections a transaction sees and changes these, their members, and what names either by its project. Of the account it sees its row; keys are
 * none of its business, and the log of changes is only added to. What is the account's, as its quota is, says so while it is counted.
 */
export const collectionWalls = `
ALTER POLICY of_account ON projects USING (${account} IN (user_id, '*')
  AND CASE WHEN ${isWhole} THEN true ELSE id = ANY(${ofKey}) OR parent_collection = ANY(${ofKey}) END);
ALTER POLICY of_account ON api_key USING (${account} IN (user_id, '*') AND ${isWhole});
ALTER POLICY of_account ON key_collection USING ((${account} = '*' OR EXISTS (SELECT 1 FROM projects WHERE projects.id = key_collection.project_id)) AND ${isWhole});
ALTER POLICY of_account ON audit USING (${account} IN (user_id, '*') AND ${isWhole}) WITH CHECK (${account} IN (user_id, '*'));`;
