-- Cash of homes whose owed loans cannot be counted was that without a loan, and the cost of living in one was unknown. Without
-- this key the job computes the figures of a row anew.
update calculations set figures = figures - 'change_on'
where jsonb_path_exists(inputs, '$.analysis.loans[*].owed_on ? (@ != null)');
